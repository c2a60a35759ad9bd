/** The name of the search among the dialogs. */
export const searchDialog = '_search';
