/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ɔ: 'o',
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
 * A text without what people leave out when they search: case, accents and dots below ('Ọládípọ̀' becomes 'oladipo'), hooks ('Ɗan'
 * becomes 'dan'), apostrophes, and more than one space.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Lower case can bring marks of its own.
      .normalize('NFKD')
      .replaceAll(/[\p{Mn}'’ʼ‘`]/gu, '')
      .replaceAll(hooked, (letter) => plain[letter] ?? letter)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
