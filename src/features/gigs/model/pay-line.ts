import type { Gig } from '@/api/contract/schemas/gig.ts'
import { gigLabels, labelOf } from '@/shared/gig-looks.ts'
import { formatNaira } from '@/lib/money.ts'

/** '₦50,000.00 per Gig'; undefined while no pay is set. */
export function payLine({ payType, rateKobo }: Pick<Gig, 'payType' | 'rateKobo'>): string | undefined {
  if (rateKobo === null || rateKobo === undefined) return undefined
  const per = labelOf(gigLabels.payType, payType)
  return per === undefined
    ? formatNaira(rateKobo)
    : `${formatNaira(rateKobo)} ${per.slice(0, 1).toLowerCase()}${per.slice(1)}`
}
