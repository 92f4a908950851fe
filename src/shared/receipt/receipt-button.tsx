import { useState } from 'react'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PrintOnce } from '../print-sheet/print-sheet.tsx'
import { Receipt } from './receipt.tsx'

interface ReceiptButtonProps {
  transaction: PaymentTransaction
  /** Query of the business profile. Printing waits for it, so that the receipt has name, RC number and TIN. */
  business: { data: CompanyProfile | undefined; isPending: boolean }
  fullWidth?: boolean
}

/** 'Print receipt', or 'Print details' of a payment that has none: the browser's print dialog, which also saves a PDF. */
export function ReceiptButton({ transaction, business, fullWidth = false }: ReceiptButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const paper = transaction.status === 'success' ? 'receipt' : 'details'
  return (
    <>
      <Button
        fullWidth={fullWidth}
        variant="outline"
        tone="neutral"
        loading={isWanted && business.isPending}
        loadingLabel={`Preparing the ${paper}`}
        onClick={() => setWanted(true)}
      >
        {`Print ${paper}`}
      </Button>
      {isWanted && !business.isPending && (
        <PrintOnce onDone={() => setWanted(false)}>
          <Receipt transaction={transaction} business={business.data} />
        </PrintOnce>
      )}
    </>
  )
}
