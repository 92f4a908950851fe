import { commissionPercent, workerNet } from '../../../src/rules/gig-price.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import { naira } from '../money/naira.ts'
import type { Letter } from '../notifications/worker-mail.ts'

/*
 * What workers are mailed about decisions of an employer, by `mailWorker`.
 */

/** The employer's own words, if there are any. */
const quotedMessage = (message: string | null | undefined) => (message ? [`The employer wrote:\n${message}`] : [])

/** 'It starts on Saturday 6 December, 2:00 PM, in Yaba.', and of a running Gig 'It began on …'. */
const whenAndWhere = (startsAt: Date, { location }: GigRow['brief'], at: Date) => {
  const place = location?.city ? `, in ${[location.address, location.city].filter(Boolean).join(', ')}` : ''
  return `It ${startsAt > at ? 'starts' : 'began'} on ${lagosDateTime(startsAt)}${place}.`
}

/** How many sessions there are and when the last one ends; of a single one only after its start, when that says how much is left. */
function untilWhen({ startsAt, endsAt, brief: { sessions = [] } }: GigRow, at: Date): string[] {
  if (endsAt === null) return []
  if (sessions.length > 1) {
    return [`It has ${sessions.length} sessions. The last one ends on ${lagosDateTime(endsAt)}.`]
  }
  return startsAt !== null && startsAt <= at ? [`It ends on ${lagosDateTime(endsAt)}.`] : []
}

/** What the worker gets of a gross pay in kobo. */
const netOf = (kobo: number) =>
  `You get ${naira(workerNet(kobo))} of it, after the commission of ${commissionPercent}%, once your work is approved.`

/** To a worker who is invited to a Gig: by whom, for what, when and where, the pay in kobo, and the employer's words. */
export const invitedLetter = (
  row: GigRow,
  {
    business,
    payKobo,
    message,
  }: { readonly business: string; readonly payKobo: number; readonly message: string | undefined },
  at: Date,
): Letter => ({
  subject: `You are invited to “${row.title}”`,
  paragraphs: [
    `${business} invites you to “${row.title}”. ${
      row.status === 'in_progress'
        ? 'The first to accept in Marquee gets the place.'
        : 'You can accept in Marquee while a place is free.'
    }`,
    ...(row.startsAt === null ? [] : [whenAndWhere(row.startsAt, row.brief, at)]),
    ...untilWhen(row, at),
    `The pay is ${naira(payKobo)}. ${netOf(payKobo)}`,
    ...quotedMessage(message),
  ],
})

/** To a worker who was hired: for what, when and where, the pay, and the employer's words. */
export function hiredLetter(
  { title, startsAt, brief }: GigRow,
  { agreedKobo, note }: { readonly agreedKobo: number; readonly note: string | null },
  at: Date,
): Letter {
  const { onSiteContact } = brief
  const contact = onSiteContact?.name ? ` Your contact there is ${onSiteContact.name}, ${onSiteContact.phone}.` : ''
  return {
    subject: `You are hired for “${title}”`,
    paragraphs: [
      `You are hired for “${title}”.`,
      ...(startsAt === null ? [] : [`${whenAndWhere(startsAt, brief, at)}${contact}`]),
      `The agreed pay is ${naira(agreedKobo)}. ${netOf(agreedKobo)}`,
      ...quotedMessage(note),
    ],
  }
}

/** To a worker whose hire was cancelled, with the fee that the worker gets for it, in kobo. */
export const hireCancelledLetter = (
  { title }: GigRow,
  { feeKobo, note }: { readonly feeKobo: number; readonly note: string | undefined },
): Letter => ({
  subject: `You are not needed for “${title}” any more`,
  paragraphs: [
    `The employer cancelled your hire for “${title}”. You do not have to come.`,
    ...(feeKobo > 0
      ? [
          `${naira(feeKobo)} of the agreed pay is set aside for you, because it was cancelled less than 48 hours before the start.`,
        ]
      : []),
    ...quotedMessage(note),
  ],
})

/** To a worker who was reported as absent, and whose place went to another one. */
export const replacedLetter = ({ title }: GigRow): Letter => ({
  subject: `Your place for “${title}” went to another worker`,
  paragraphs: [
    `The employer of “${title}” reported that you were absent, and hired another worker for your place. You are not paid for it.`,
    'If you were there, tell support.',
  ],
})

/** To a worker who was offered a place of a running Gig that is not free any more. */
export const offerEndedLetter = ({ title }: GigRow): Letter => ({
  subject: `The place for “${title}” is taken`,
  paragraphs: [`The place for “${title}” that was offered to you is not free any more. You do not have to come.`],
})

/** To an applicant who was declined, with the employer's words. */
export const declinedLetter = (title: string, message: string | undefined): Letter => ({
  subject: `Your application for “${title}”`,
  paragraphs: [`You were not chosen for “${title}” this time.`, ...quotedMessage(message)],
})

/** What an employer writes to an applicant who was told of the decline before. */
export const declineMessageLetter = (title: string, message: string): Letter => ({
  subject: `Your application for “${title}”`,
  paragraphs: quotedMessage(message),
})

/** An employer's message to a hired worker, who answers to the employer. */
export const messageLetter = ({
  title,
  message,
  business,
  replyTo,
}: {
  title: string
  message: string
  business: string
  replyTo: string | null
}): Letter => ({
  subject: `A message about “${title}”`,
  paragraphs: [`${business} writes to you about “${title}”:`, message],
  ...(replyTo !== null && { replyTo }),
})
