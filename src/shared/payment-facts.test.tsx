import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import { AmountFacts } from './payment-facts.tsx'

it.each([
  [{ feeKobo: 2_500, netKobo: undefined }, ['₦50,000.00', '₦25.00', '₦49,975.00']],
  [{ feeKobo: 0, netKobo: undefined }, ['₦50,000.00', '₦0.00', '₦50,000.00']],
  [{ feeKobo: undefined, netKobo: 4_900_000 }, ['₦50,000.00', '—Not provided', '₦49,000.00']],
  [{ feeKobo: undefined, netKobo: undefined }, ['₦50,000.00', '—Not provided', '—Not provided']],
])('the amounts of a payment with %j are %j: what is missing is not zero', (changes, amounts) => {
  render(
    <FormatProvider formats={nigerianFormats}>
      <DescriptionList layout="rows">
        <AmountFacts transaction={aTransaction({ amountKobo: 5_000_000, ...changes })} />
      </DescriptionList>
    </FormatProvider>,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(amounts)
})
