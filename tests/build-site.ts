import { companyConfig } from './company.ts';
import { buildFolder, companyPublic, writeSite } from './served-site.ts';

// Builds the site that the browser tests look at, in `.cache/test-site`.

await buildFolder(writeSite('test-site', companyConfig(), {}, [companyPublic]), { compress: true });
