import { join } from 'node:path';

/**
 * The config of the site that most tests look at: the sample as it was when the tests were written. The site of the repository itself,
 * `site.config.json`, may change as it likes; `tests/e2e/own-site.spec.ts` looks at it whatever it says.
 */
export const companyFile = join(import.meta.dirname, 'fixtures/company.config.json');
