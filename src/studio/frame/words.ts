/** What Studio says in the page. */
export const words = {
  header: 'Header',
  footer: 'Footer',
  dialog: 'Dialog',
  alsoOn: (pages: number) => (pages === 1 ? 'Also on 1 other page' : `Also on ${pages} other pages`),
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  position: (name: string, at: number, of: number) => `${name}, ${at} of ${of}`,
};
