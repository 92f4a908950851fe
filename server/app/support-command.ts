import type { Database } from '../platform/db/database.ts'
import { decideDispute, type DisputeWinner } from '../modules/people/review-disputes.ts'
import { closeAccount } from '../modules/account/close-account.ts'
import {
  answerTicket,
  checkAnswer,
  closeTicket,
  listForOperator,
  type OperatorTicket,
  showToOperator,
} from '../modules/support/answers.ts'

import { ticketNumber } from '../modules/support/service.ts'
import { OperatorError } from '../platform/config/operator-error.ts'

/** What the operator asks for; `text` is the answer, `named` the email or id of an employer. */
export type SupportCommand =
  | { readonly action: 'list'; readonly which: 'open' | 'all' }
  | { readonly action: 'show' | 'close'; readonly number: number }
  | { readonly action: 'answer'; readonly number: number; readonly text: string }
  | { readonly action: 'decide'; readonly number: number; readonly winner: DisputeWinner }
  | { readonly action: 'close-account'; readonly named: string }

const usage = `npm run support -- list [--all]             the tickets without an answer, or all
npm run support -- show MQ-10243            one ticket with its answers
npm run support -- answer MQ-10243 "text"   answers it: in the dashboard and by email; - reads the text from standard input
npm run support -- close MQ-10243           closes it
npm run support -- decide MQ-10243 worker   decides its dispute for the worker, who is paid, or for the employer: decide MQ-10243 employer
npm run support -- close-account <employer> closes the account of this email or id, once it holds no money`

const wrongUse = (problem: string) => new OperatorError(`${problem}\n\n${usage}`)

/**
 * Reads the arguments of the command.
 * @param readInput reads standard input, for the text '-'
 * @throws {OperatorError} naming what is wrong, with every form of the command
 */
export async function parseSupportCommand(
  [action, ...rest]: readonly string[],
  readInput: () => Promise<string>,
): Promise<SupportCommand> {
  if (action === 'list') {
    const other = rest.find((argument) => argument !== '--all')
    if (other !== undefined) throw wrongUse(`list does not know "${other}".`)
    return { action, which: rest.length > 0 ? 'all' : 'open' }
  }
  if (action === 'close-account') {
    const [named, ...others] = rest
    if (named === undefined) throw wrongUse('close-account needs the email or the id of an employer.')
    if (others.length > 0) throw wrongUse('close-account takes one employer and nothing else.')
    return { action, named }
  }
  if (action !== 'show' && action !== 'answer' && action !== 'close' && action !== 'decide') {
    throw wrongUse(action === undefined ? 'What should be done?' : `There is no command "${action}".`)
  }
  const [typedNumber = '', ...texts] = rest
  const digits = /^(?:MQ-)?(\d{1,9})$/i.exec(typedNumber)?.[1]
  if (digits === undefined) {
    throw wrongUse(
      typedNumber === '' ? `${action} needs the number of a ticket.` : `"${typedNumber}" is no ticket number.`,
    )
  }
  const number = Number(digits)
  if (action === 'decide') {
    const [winner, ...others] = texts
    if ((winner !== 'worker' && winner !== 'employer') || others.length > 0) {
      throw wrongUse('decide needs for whom: worker or employer.')
    }
    return { action, number, winner }
  }
  if (action !== 'answer') {
    if (texts.length > 0) throw wrongUse(`${action} takes one ticket number and nothing else.`)
    return { action, number }
  }
  const [text, ...others] = texts
  if (text === undefined) throw wrongUse('answer needs a text.')
  if (others.length > 0) throw wrongUse('The text is more than one argument: put it in quotes, or pipe it in with -.')
  return { action, number, text: checkAnswer(text === '-' ? await readInput() : text) }
}

/**
 * Runs a command on a database.
 * @returns what to print
 * @throws {OperatorError} for an unknown ticket, an answer that was already sent, and an account that cannot be closed
 */
export async function runSupportCommand(
  { db, now, supportEmail }: { db: Database; now: () => Date; supportEmail: string },
  command: SupportCommand,
): Promise<string> {
  switch (command.action) {
    case 'list': {
      const tickets = await listForOperator(db, command.which)
      if (tickets.length > 0) return tickets.map(describeInLine).join('\n')
      return command.which === 'all' ? 'There are no tickets.' : 'No ticket waits for an answer.'
    }
    case 'show':
      return describeInFull(await showToOperator(db, command.number))
    case 'answer': {
      const { ticket, email } = await answerTicket(db, { ...command, supportEmail }, now())
      return `${ticketNumber(ticket)} is answered: in the dashboard, with a notification and an email to ${printable(email)}.`
    }
    case 'close':
      await closeTicket(db, command.number)
      return `MQ-${command.number} is closed.`
    case 'decide':
      return printable(await decideDispute(db, command, now()))
    case 'close-account': {
      const email = await closeAccount(db, { named: command.named, supportEmail }, now())
      return `The account of ${printable(email)} is closed: its sessions have ended, and nobody can log in with it.`
    }
  }
}

/** A text without control characters, with which a text of an employer could change what the terminal shows. */
const printable = (text: string) =>
  text.replaceAll(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

const inLine = (text: string) => printable(text.replaceAll(/\s+/g, ' '))

/** A text of several lines, indented so that none of its lines can look like a line of the command. */
const indented = (text: string) =>
  printable(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')

const lagosTime = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(moment)

const describeInLine = ({ ticket, email }: OperatorTicket) =>
  [
    ticketNumber(ticket),
    ticket.status.padEnd(8),
    lagosTime(ticket.createdAt),
    ticket.topic.padEnd(7),
    inLine(email),
    inLine(ticket.subject),
  ].join('  ')

function describeInFull({
  ticket,
  answers,
  ...sender
}: OperatorTicket & { answers: readonly { message: string; createdAt: Date }[] }): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Ticket', `${ticketNumber(ticket)}, ${ticket.status}, ${lagosTime(ticket.createdAt)} in Lagos`],
    ['Topic', ticket.topic],
    ['Subject', ticket.subject],
    ['Payment', ticket.reference],
    ['Gig', ticket.gigId],
    ['Employer', `${sender.firstName} ${sender.lastName}, ${sender.email}`],
    ['Business', sender.companyName ?? 'no name yet'],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label.padEnd(9)} ${inLine(value)}`] : []))
  return [
    lines.join('\n'),
    indented(ticket.message),
    ...answers.map(({ message, createdAt }) => `Answer, ${lagosTime(createdAt)} in Lagos\n\n${indented(message)}`),
  ].join('\n\n')
}
