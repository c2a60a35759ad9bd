// Names of technologies, formats and products: they are written so in every language.
export const names = [
  ...['.NET', '.NET MAUI', 'A/B', 'API', 'ASP.NET Core', 'Android', 'Angular', 'App Router', 'App Store', 'Blade'],
  ...['Blazor', 'C#', 'CMS', 'CSS', 'Composer', 'Cupertino', 'Dart', 'Eloquent', 'Entity Framework Core', 'Express'],
  ...['Figma', 'Flutter', 'HTML', 'HTTP', 'JSON', 'JavaScript', 'Kotlin', 'LINQ', 'Laravel', 'MEAN', 'MERN', 'MVVM'],
  ...['Mac', 'Material', 'MongoDB', 'MySQL', 'Next.js', 'Node.js', 'NumPy', 'ORM', 'OpenAPI', 'PDF', 'PHP', 'PHPUnit'],
  ...['Pest', 'Playwright', 'PostgreSQL', 'Postman', 'PyTorch', 'Python', 'REST', 'React', 'React Native', 'Redis'],
  ...['SEO', 'SQL', 'SQLite', 'Swift', 'Swift Testing', 'SwiftData', 'SwiftUI', 'TanStack', 'TestFlight', 'TypeScript'],
  ...['UI/UX', 'Unity', 'WCAG', 'WebSocket', 'Windows', 'WooCommerce', 'WordPress', 'XAML', 'XCTest', 'Xcode', 'iOS'],
  ...['iPad', 'iPhone', 'macOS', 'pandas', 'xUnit'],
];

// Hindi writes the halves of a day so, as Unicode's data for languages have it.
const halvesOfDay = ['am', 'pm'];

const escaped = [...names, ...halvesOfDay]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const letter = '[\\p{Script=Latin}\\p{Nd}]';
const known = new RegExp(`(?<!${letter})(?:${escaped.join('|')})(?!${letter})`, 'gu');

// Web, mail and chat addresses, names of hosts, and files by their paths.
const addresses =
  /https?:\/\/\S+|(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+|live:[\w.]+|(?:\/[\w-]+)+\.\w+|\b[\w.-]+\.(?:com|org)\b/g;

/** The words of a text in Latin letters that are neither a name nor an address. */
export const foreignWords = (text: string): string[] =>
  text
    .replace(addresses, ' ')
    .replace(known, ' ')
    .match(/[\p{Script=Latin}][\p{Script=Latin}\p{M}\p{Nd}’'-]*/gu) ?? [];
