// Ids in a config begin with a letter, the program's own with an underscore, so that they cannot collide.

/** The element id of a section's heading. */
export const titleId = (section: string) => `_title-${section}`;

/** The element id of a dialog. */
export const dialogId = (dialog: string) => `_dialog-${dialog}`;
