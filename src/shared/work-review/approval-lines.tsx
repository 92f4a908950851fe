import type { ApprovalSum } from '@/rules/work-review.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { commissionPercent } from '@/rules/gig-price.ts'

/** What an approval moves, in lines that add up. */
export function ApprovalLines({ sum: { payKobo, bonusKobo, netKobo, keptKobo } }: { sum: ApprovalSum }) {
  return (
    <DescriptionList layout="rows" align="end">
      <DescriptionItem term={keptKobo > 0 ? 'Part of the agreed pay' : 'Agreed pay'}>
        <Money amount={payKobo} />
      </DescriptionItem>
      <DescriptionItem term={`Commission of ${commissionPercent}%`}>
        <Money amount={netKobo - bonusKobo - payKobo} />
      </DescriptionItem>
      {bonusKobo > 0 && (
        <DescriptionItem term="Bonus, from your wallet">
          <Money amount={bonusKobo} />
        </DescriptionItem>
      )}
      <DescriptionItem term="The worker receives">
        <Money amount={netKobo} />
      </DescriptionItem>
      {keptKobo > 0 && (
        <DescriptionItem term="Back to your wallet when the Gig ends">
          <Money amount={keptKobo} />
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
