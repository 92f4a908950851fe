const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ascii = range(0x20, 0x7e)
// Without the soft hyphen, which has no shape.
const latin1 = range(0xa0, 0xac) + range(0xae, 0xff)

/** Yoruba, Igbo and Hausa letters in both cases; tone marks over them are combining characters. */
export const nigerianLetters = 'ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴǸǹḾḿŃńǛǜƎǝŊŋ'

/** Grave, acute, circumflex, tilde, macron, dot above, diaeresis, ring, caron, dot below. Inter holds no others. */
export const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030A\u030C\u0323'

const europeanLetters = 'ĀāĂăĄąĆćČčĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț'

/** Currency, quotation marks, dashes, arrows and the few symbols that interface text uses. */
export const interfaceSymbols = '₦€ʼʻ–—‘’‚“”„•…‹›‰′″⁄™−→←↑↓↗✓×÷≈≠≤≥⌘⌥⇧⌃\u2007\u2009\u200B\u202F'

/** What the interface face can write without falling back. */
export const interfaceCharacters =
  ascii + latin1 + nigerianLetters + combiningMarks + europeanLetters + interfaceSymbols

/** The display face sets headlines that we write ourselves; a name inside one falls back, letter by letter, to the interface face. */
export const displayCharacters = `${ascii}£€’‘“”…–—•·àáâãèéêìíòóôõùúÀÁÂÈÉÊÌÍÒÓÔÙÚñÑçÇ`
