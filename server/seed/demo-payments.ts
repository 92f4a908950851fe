import type { TransactionStatus } from '../db/money-schema.ts'

/** A time before the seeding: Lagos days ago, and the time of day in Lagos. */
export interface DemoMoment {
  readonly daysAgo: number
  /** `HH:mm` */
  readonly at: string
}

/** Status of a payment and its duration in minutes. A `processing` one succeeds in the sandbox a day after the seeding. */
interface Course {
  readonly status?: Exclude<TransactionStatus, 'pending'>
  readonly minutes?: number
  readonly reason?: string
}

/** A demo payment. Amounts in kobo are grouped by naira and kobo: `50_000_00` is ₦50,000.00. */
export type DemoPayment = DemoMoment &
  Course &
  (
    | { readonly type: 'funding'; readonly kobo: number; readonly channel: 'card' | 'bank_transfer' | 'ussd' }
    | { readonly type: 'withdrawal'; readonly kobo: number }
    | { readonly type: 'plan'; readonly plan: 'basic' | 'premium'; readonly from: 'wallet' | 'card' }
  )

const into = (
  daysAgo: number,
  at: string,
  kobo: number,
  channel: 'card' | 'bank_transfer' | 'ussd',
  course: Course = {},
): DemoPayment => ({ type: 'funding', daysAgo, at, kobo, channel, ...course })
const outOf = (daysAgo: number, at: string, kobo: number, course: Course = {}): DemoPayment => ({
  type: 'withdrawal',
  daysAgo,
  at,
  kobo,
  ...course,
})

const declined = { status: 'failed', reason: 'Declined by your bank.' } as const
const unfinished = { status: 'abandoned', minutes: 16 } as const

/**
 * Six months of the demo's payments, oldest first. Renewals of the plan are not listed, because the renewal job creates them.
 */
export const demoPayments: readonly DemoPayment[] = [
  into(183, '10:20', 50_000_00, 'card', declined),
  into(183, '10:24', 50_000_00, 'card'),
  {
    type: 'plan',
    daysAgo: 182,
    at: '09:15',
    plan: 'basic',
    from: 'card',
    status: 'failed',
    reason: 'Insufficient funds on the card.',
  },
  { type: 'plan', daysAgo: 182, at: '09:21', plan: 'basic', from: 'card' },
  into(176, '14:05', 120_000_00, 'bank_transfer', { minutes: 7 }),
  into(169, '11:32', 85_500_00, 'ussd'),
  outOf(165, '16:10', 60_000_00),
  into(161, '09:48', 200_000_00, 'card'),
  into(155, '12:15', 30_000_00, 'card', unfinished),
  into(155, '13:02', 30_000_00, 'bank_transfer', { minutes: 4 }),
  outOf(150, '10:30', 150_000_00),
  into(146, '15:44', 175_250_50, 'bank_transfer', { minutes: 12 }),
  into(141, '08:56', 40_000_00, 'ussd'),
  outOf(137, '17:25', 90_000_00, { status: 'failed', reason: 'The receiving bank did not answer.', minutes: 25 }),
  outOf(136, '09:12', 90_000_00),
  into(131, '13:37', 260_000_00, 'card'),
  into(126, '10:08', 95_000_00, 'bank_transfer', { minutes: 9 }),
  outOf(121, '14:50', 210_000_00),
  into(117, '11:11', 65_000_00, 'ussd'),
  into(112, '16:33', 140_000_00, 'card'),
  { type: 'plan', daysAgo: 107, at: '08:40', plan: 'premium', from: 'wallet' },
  into(104, '09:27', 310_000_00, 'bank_transfer', { minutes: 6 }),
  outOf(99, '12:42', 180_000_00),
  into(95, '15:18', 75_000_00, 'card'),
  into(95, '15:31', 75_000_00, 'card', declined),
  into(90, '10:55', 225_000_00, 'bank_transfer', { minutes: 15 }),
  outOf(86, '16:45', 100_000_00, { status: 'reversed', reason: 'The bank returned the transfer.', minutes: 28 }),
  outOf(85, '09:05', 100_000_00),
  into(81, '13:20', 58_900_00, 'ussd'),
  into(76, '11:46', 400_000_00, 'bank_transfer', { minutes: 8 }),
  outOf(72, '15:09', 275_000_00),
  into(67, '09:33', 115_000_00, 'card'),
  into(63, '14:14', 20_000_00, 'card', unfinished),
  into(62, '10:02', 150_000_00, 'bank_transfer', { minutes: 5 }),
  outOf(58, '17:01', 130_000_00),
  into(53, '12:29', 88_000_00, 'ussd'),
  into(49, '08:51', 500_000_00, 'bank_transfer', { minutes: 11 }),
  outOf(45, '11:17', 320_000_00),
  into(41, '16:06', 70_000_00, 'card'),
  into(37, '10:40', 190_000_00, 'bank_transfer', { minutes: 7 }),
  outOf(33, '13:53', 160_000_00),
  into(30, '09:19', 45_000_00, 'ussd'),
  into(26, '15:27', 280_000_00, 'card'),
  outOf(22, '10:11', 200_000_00),
  into(19, '12:04', 99_999_99, 'bank_transfer', { minutes: 6 }),
  into(13, '11:30', 265_000_00, 'card', declined),
  into(13, '11:38', 265_000_00, 'bank_transfer', { minutes: 10 }),
  outOf(11, '16:20', 150_000_00),
  into(8, '09:55', 60_000_00, 'ussd'),
  into(6, '14:41', 130_000_00, 'card'),
  outOf(4, '10:25', 110_000_00),
  into(3, '13:13', 35_000_00, 'card', unfinished),
  into(2, '15:50', 82_500_00, 'card'),
  outOf(1, '16:45', 95_000_00, { status: 'processing', minutes: 1 }),
  into(1, '19:30', 350_000_00, 'bank_transfer', { status: 'processing', minutes: 2 }),
  into(0, '09:03', 1_250_000_00, 'bank_transfer', { minutes: 3 }),
]
