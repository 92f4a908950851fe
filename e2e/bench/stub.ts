/** What the reference pages with a table read: the figures of four cards, and 25 rows. */
export interface StubAnswer {
  readonly cards: readonly { readonly label: string; readonly value: number }[]
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly date: string
    readonly status: string
    readonly hired: number
    readonly pay: number
  }[]
  /** Text of the product's answers, which fills the answer up to their size. */
  readonly rest: string
}

const statuses = ['Open', 'In progress', 'Completed'] as const

/**
 * The answer of the stub API, of as many bytes as the product's answers of the same page together; never smaller than its cards and rows.
 * @param answers the product's answers, as text
 */
export function stubAnswer(answers: readonly string[]): string {
  const text = answers.join('')
  const answer: StubAnswer = {
    cards: ['Open Gigs', 'Workers hired', 'Available balance', 'Held for Gigs'].map((label, index) => ({
      label,
      value: (index + 1) * 1234,
    })),
    rows: Array.from({ length: 25 }, (_, index) => ({
      id: `gig-${index}`,
      title: `Wedding photographer, Ikeja ${index}`,
      date: `Fri ${(index % 28) + 1} Nov 2026`,
      status: statuses[index % statuses.length] ?? '',
      hired: index % 5,
      pay: 50_000 + index * 1000,
    })),
    rest: '',
  }
  const wanted = Buffer.byteLength(text)
  const size = (rest: string) => Buffer.byteLength(JSON.stringify({ ...answer, rest }))
  // Quotation marks are escaped, so fewer characters than missing bytes fit; halving the interval finds the most that do.
  let [fits, tooMany] = [0, text.length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (size(text.slice(0, middle)) <= wanted) fits = middle
    else tooMany = middle
  }
  return JSON.stringify({ ...answer, rest: text.slice(0, fits) })
}
