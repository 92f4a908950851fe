/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  '\u025B': 'e',
  '\u0254': 'o',
  ŋ: 'n',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

const hooked = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/**
 * Folds a text for searching: removes case, accents and dots below ('Ọládípọ̀' becomes 'oladipo'), hooks ('Ɗan'
 * becomes 'dan'), apostrophes, and more than one space.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Converting to lower case can add combining marks.
      .normalize('NFKD')
      .replaceAll(/[\p{Mn}'’ʼ‘`]/gu, '')
      .replaceAll(hooked, (letter) => plain[letter] ?? letter)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
