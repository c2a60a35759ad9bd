import { type RefObject, useEffect } from 'react';

/** What a visitor writes in the contact form. */
interface SavedMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const KEY = 'contact-draft';
const fields = ['name', 'email', 'subject', 'message'] as const;

// Also in memory, as a browser may refuse session storage.
let kept: Partial<SavedMessage> = {};

/** Stores what the visitor has typed while they look at other pages, and restores it into empty fields. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = { ...readStored(), ...kept };
    for (const field of fields) {
      const input = fieldOf(element, field);
      // The visitor may have typed before hydration: that is newer.
      if (input && !input.value) input.value = draft[field] ?? '';
    }
    const keep = () => {
      kept = readDraft(element);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // Without storage the draft lives as long as the document.
      }
    };
    // Also stores what was typed before hydration.
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form]);
}

/** Reads the current values of the form. */
export function readDraft(form: HTMLFormElement): SavedMessage {
  const [name = '', email = '', subject = '', message = ''] = fields.map((field) => fieldOf(form, field)?.value);
  return { name, email, subject, message };
}

function fieldOf(form: HTMLFormElement, field: keyof SavedMessage) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;
}

function readStored(): Partial<SavedMessage> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
