/** A text as a sentence of its own: with a full stop, unless it ends in a mark already, as the title of a Gig may. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
