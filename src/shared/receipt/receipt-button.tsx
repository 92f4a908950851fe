import { useState } from 'react'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import type { QueryLike } from '../query-view/query-view.tsx'
import { hasEnded } from '../query-view/read-state.ts'
import { PrintOnce } from '../print-sheet/print-sheet.tsx'
import { Receipt } from './receipt.tsx'

interface ReceiptButtonProps {
  transaction: PaymentTransaction
  /** Query of the business profile. Printing waits for it, so that the receipt has name, RC number and TIN. */
  business: Pick<QueryLike<CompanyProfile>, 'data' | 'error'>
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
        loading={isWanted && !hasEnded(business)}
        loadingLabel={`Preparing the ${paper}`}
        onClick={() => setWanted(true)}
      >
        {`Print ${paper}`}
      </Button>
      {isWanted && hasEnded(business) && (
        <PrintOnce onDone={() => setWanted(false)}>
          <Receipt transaction={transaction} business={business.data} />
        </PrintOnce>
      )}
    </>
  )
}
