interface EventDate {
  date: string;
  until?: string;
}

/** The dates that an article shows after the next one of an event that repeats: those of its item, if there are words for them. */
export const nextDatesOf = (section: { dates?: string | undefined }): EventDate[] =>
  (section.dates && (section as { nextDates?: EventDate[] }).nextDates) || [];
