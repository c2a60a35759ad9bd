import { type RefObject, useEffect } from 'react';

/** What a visitor writes in the contact form. */
interface Draft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const KEY = 'contact-draft';
const fields = ['name', 'email', 'subject', 'message'] as const;

// Kept beside the storage, which a browser may refuse.
let kept: Partial<Draft> = {};

/** Keeps what is written in a form while the visitor looks at other pages, and puts it back into fields that are empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = { ...readStored(), ...kept };
    for (const field of fields) {
      const input = fieldOf(element, field);
      // The visitor may have written before React was here: that is newer.
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
    // Also what was written before.
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form]);
}

/** What stands in the form now. */
export function readDraft(form: HTMLFormElement): Draft {
  const [name = '', email = '', subject = '', message = ''] = fields.map((field) => fieldOf(form, field)?.value);
  return { name, email, subject, message };
}

function fieldOf(form: HTMLFormElement, field: keyof Draft) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;
}

function readStored(): Partial<Draft> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
