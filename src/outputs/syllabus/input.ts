import type { SiteConfig } from '../../../schema/site.ts';
import type { Texts } from '../../../schema/texts.ts';
import type { Course } from '../../collections/courses.ts';
import type { Look } from '../../media/share-image/motif.ts';

export interface SyllabusInput {
  course: Pick<Course, 'name' | 'description' | 'duration' | 'audience' | 'outline' | 'outcomes'>;
  brand: Pick<SiteConfig['brand'], 'name' | 'motto'>;
  /** The contacts: e-mail addresses, telephone numbers, handles. */
  addresses: string[];
  texts: Texts['pdf'];
  /** BCP 47. */
  lang: string;
  theme: Look;
}
