/**
 * How long the texts and lists are that an employer enters (docs/product/messages.md), each limit once: the schemas check it, their messages name it,
 * and the fields count by it. This file imports nothing, so that a form which needs a number does not load schemas for it.
 */

/** Of a Gig. */
export const shortestTitle = 8
export const longestTitle = 80
export const shortestDescription = 50
export const longestDescription = 2000
export const mostSkills = 10
export const mostSoftSkills = 5
export const mostDeliverables = 10
export const longestCancelNote = 500

/** The most people of one invitation, and the most hired workers whom one message is sent to. */
export const mostInvited = 20
export const mostMessaged = 100

/** A message to hired workers; and the words to a worker beside an invitation, a hire, a decline or the end of a hire. */
export const longestMessage = 1000
export const longestNoteToWorker = 300

/** The employer's private note about an applicant. */
export const longestPrivateNote = 500

/** Of a review: the reason for paying a part, a request for changes, the comment of a rating. */
export const longestPartReason = 300
export const shortestChangeRequest = 20
export const longestChangeRequest = 2000
export const longestComment = 1000

/** What is reported to support: a problem with a worker, or a question with its subject. */
export const shortestReport = 20
export const longestReport = 2000
export const shortestSubject = 3
export const longestSubject = 120

/** The name of a group of saved workers. */
export const longestGroupName = 40

/** Of the business: its own description. */
export const longestAbout = 1000

/** The reason for closing an account. */
export const longestClosureReason = 1000

/** The search word of a list, and the place or the skill that saved workers are narrowed to. */
export const longestSearch = 100
export const longestFilter = 60

/**
 * A number as a message writes it: '5,000'. Not by `toLocaleString`, whose first call takes a slow phone 60 ms: the schemas are evaluated before
 * the first page.
 */
export const withCommas = (number: number) => String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** Why a text is refused that is too long: 'Message must be at most 2,000 characters'. */
export const tooLong = (label: string, maximum: number) => `${label} must be at most ${withCommas(maximum)} characters`

/** Why a text is refused that is too short: 'Message must be at least 20 characters'. */
export const tooShort = (label: string, minimum: number) => `${label} must be at least ${minimum} characters`
