import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { aCompany } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { replacePrinter } from '@/shared/print-sheet/print-sheet.tsx'
import { Receipt } from '@/shared/receipt/receipt.tsx'
import { ReceiptButton } from '@/shared/receipt/receipt-button.tsx'
import { visual } from '../_kit/visual.ts'

const business = aCompany({
  tin: '12345678-0001',
  address: { street: '12 Adeola Odeku Street', city: 'Victoria Island', state: 'Lagos' },
})
const paid = aTransaction({
  id: 'txn_8',
  reference: 'MQ-F-0000000008',
  amountKobo: 50_000_000,
  feeKobo: 25_000,
  channel: 'bank_transfer',
  sessionId: '000013251113184000123456789012',
  counterparty: { name: 'EKO EVENTS LTD', bankName: 'First Bank of Nigeria', last4: '4579' },
})

/** The paper itself: what `Print receipt` prints, or saves as a PDF. */
const meta = {
  title: 'Shared/Receipt',
  component: Receipt,
  args: { transaction: paid, business },
  parameters: visual('responsive'),
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

/** Whose it is, with RC number and TIN; what for; how much; by which references. */
export const Paid: Story = {
  play: async () => {
    for (const text of ['Receipt', 'RC1234567 · TIN 12345678-0001', 'MQ-F-0000000008', 'Net']) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.queryAllByRole('button')).toHaveLength(0)
    await expect(page.queryAllByRole('link')).toHaveLength(0)
  },
}

/** What was not paid is no receipt, and says so. */
export const NotPaid: Story = {
  args: {
    transaction: aTransaction({ status: 'failed', failureReason: 'Declined by the bank.' }),
    business: aCompany({ rcNumber: null, tin: null, address: null }),
  },
  play: async () => {
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
    await expect(page.getByText('This is not a receipt.')).toBeVisible()
    await expect(page.getByText('Ended')).toBeVisible()
    await expect(page.queryByText('Completed')).toBeNull()
  },
}

export const Stress: Story = {
  args: {
    business: aCompany({ companyName: `${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(5)} & Daughters`, tin: '12345678-0001' }),
    transaction: aTransaction({
      ...paid,
      amountKobo: 99_999_999_999_999,
      netKobo: 99_999_999_974_999,
      description: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(8),
      reference: `MQ-X-${'0'.repeat(40)}`,
    }),
  },
}

let printed = ''

/** It waits for the business's profile, prints once, and leaves nothing behind. */
export const Prints: Story = {
  parameters: visual('component', [], { skip: 'the paper is pictured in Paid' }),
  render: ({ transaction }) => <ReceiptButton transaction={transaction} business={{ data: business, error: null }} />,
  beforeEach: () => {
    printed = ''
    return replacePrinter(() => {
      printed = document.body.textContent
      window.dispatchEvent(new Event('afterprint'))
    })
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(printed).toContain('TIN 12345678-0001'))
    await waitFor(() => expect(page.queryByText('RC1234567', { exact: false })).toBeNull())
  },
}

export const Waits: Story = {
  parameters: visual('component', [], { skip: 'a loading button' }),
  render: ({ transaction }) => <ReceiptButton transaction={transaction} business={{ data: undefined, error: null }} />,
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Print receipt' }))
    await expect(await page.findByText('Preparing the receipt')).toBeInTheDocument()
  },
}
