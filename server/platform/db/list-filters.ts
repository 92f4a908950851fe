/** The first moment of a day in Lagos (UTC+1 all year). @param date `YYYY-MM-DD` */
export const lagosMidnight = (date: string) => new Date(`${date}T00:00:00+01:00`)

/** A LIKE pattern for texts that contain a word, with its wildcard characters escaped. */
export const containsPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
