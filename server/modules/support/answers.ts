import type { Database, Transaction } from '../../platform/db/database.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { queueMail } from '../notifications/mails.ts'
import { addNotification } from '../notifications/service.ts'
import {
  answersOf,
  insertAnswer,
  type OperatorTicket,
  selectTicket,
  selectTicketForUpdate,
  updateToClosed,
} from './repository.ts'
import { ticketNumber } from './service.ts'
import { ticketAnswerMail } from './events.ts'
import { oneLine } from '../../platform/http/escape.ts'

/** Maximum length of an answer in characters. */
const maxAnswerLength = 5000

/** Maximum length of the beginning of an answer in the notification, in characters. */
const maxExcerptLength = 120

export { type OperatorTicket, listForOperator } from './repository.ts'

const unknown = (number: number) =>
  new OperatorError(
    `There is no ticket MQ-${number} in this database. "npm run support -- list --all" names all tickets; MARQUEE_DATA_DIR or DATABASE_URL chooses another database.`,
  )

/** One ticket with its answers, oldest first. @throws {OperatorError} for an unknown number */
export async function showToOperator(db: Database, number: number) {
  const found = await selectTicket(db, number)
  if (found === undefined) throw unknown(number)
  return { ...found, answers: await answersOf(db, [found.ticket.id]) }
}

/** Reads a ticket, locked until the transaction ends. @throws {OperatorError} for an unknown number */
export async function lockTicket(tx: Transaction, number: number): Promise<OperatorTicket> {
  const found = await selectTicketForUpdate(tx, number)
  if (found === undefined) throw unknown(number)
  return found
}

/**
 * The text of an answer, trimmed, with uniform line breaks.
 * @throws {OperatorError} for a text that is empty, too long, or cannot be stored
 */
export function checkAnswer(typed: string): string {
  const text = typed.replaceAll(/\r\n?/g, '\n').trim()
  if (text === '') {
    throw new OperatorError('The answer is empty. Write it in quotes after the number, or pipe it in with -.')
  }
  const { length } = Array.from(text)
  if (length > maxAnswerLength) {
    throw new OperatorError(
      `The answer has ${length} characters; at most ${maxAnswerLength} are possible. Shorten it, or send it as two answers.`,
    )
  }
  if (text.includes('\0')) {
    throw new OperatorError('The answer contains the character 0. Send it as plain text in UTF-8.')
  }
  return text
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text in one line, cut after a whole word where there is one. */
function excerptOf(text: string): string {
  const characters = Array.from(graphemes.segment(oneLine(text).replaceAll(/\s+/g, ' ')), ({ segment }) => segment)
  if (characters.length <= maxExcerptLength) return characters.join('')
  const start = characters.slice(0, maxExcerptLength).join('')
  return `${start.replace(/(?<=\S)\s\S*$/u, '')}…`
}

/**
 * Stores an answer with the notification and the mail to the employer, in one transaction. An open ticket becomes answered; a closed one
 * stays closed.
 * @throws {OperatorError} for an unknown number, a text that `checkAnswer` refuses, and the same answer again
 */
export async function answerTicket(
  db: Database,
  { number, text, supportEmail }: { number: number; text: string; supportEmail: string },
  at: Date,
): Promise<OperatorTicket> {
  const answer = checkAnswer(text)
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, number)
    const { id, employerId } = found.ticket
    // A command that is run twice by mistake would send the mail twice.
    if ((await answersOf(tx, [id])).at(-1)?.message === answer) {
      throw new OperatorError(
        `MQ-${number} already has this text as its last answer, so nothing was sent. Change the text to send another answer.`,
      )
    }
    await insertAnswer(tx, found.ticket, answer, at)
    await addNotification(tx, {
      employerId,
      title: `Support answered ${ticketNumber(found.ticket)}`,
      message: excerptOf(answer),
      metadata: { type: 'support', id },
      createdAt: at,
    })
    const asked = { ...found.ticket, number: ticketNumber(found.ticket) }
    await queueMail(tx, found.email, ticketAnswerMail(asked, found, answer, supportEmail), at)
    return found
  })
}

/** Closes a ticket; repeating it changes nothing. @throws {OperatorError} for an unknown number */
export async function closeTicket(db: Pick<Database, 'update'>, number: number) {
  if (!(await updateToClosed(db, number))) throw unknown(number)
}
