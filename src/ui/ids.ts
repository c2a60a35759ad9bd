// An editor's ids begin with a letter. The program's begin with an underscore, so that the two never meet.

/** The element id of a section's heading, by which the section is named. */
export const titleId = (section: string) => `_title-${section}`;

/** The element id of a dialog. */
export const dialogId = (dialog: string) => `_dialog-${dialog}`;
