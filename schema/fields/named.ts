import { dialogField } from './dialog.ts';
import { fieldMeta, matching } from './field-type.ts';
import { footerField } from './footer.ts';
import { listField } from './list.ts';
import { idForm, idPattern } from './name.ts';

const types = { dialog: dialogField, list: listField, footer: footerField };

/** The key of a dialog, a list or a footer variant of the site. */
export const named = (what: keyof typeof types, title: string, description: string, ...examples: string[]) =>
  matching(idPattern, 60).meta(fieldMeta(types[what], title, description, examples, idForm));
