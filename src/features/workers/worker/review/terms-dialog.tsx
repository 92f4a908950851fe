import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { longestPartReason } from '@/api/contract/limits.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { MoneyField } from '@/design-system/components/MoneyField/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { moneyProps } from '@/shared/form/money-value.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
import { formatNaira } from '@/lib/money.ts'
import {
  type ApprovalTerms,
  termsRules,
  type TermsForm,
  toTerms,
  toTermsForm,
} from '@/shared/work-review/approval-terms.ts'

interface TermsDialogProps {
  open: boolean
  place: WorkerGig
  terms: ApprovalTerms
  /** What a bonus is paid from, in kobo; undefined while it is not known. */
  availableKobo: number | undefined
  onChange: (terms: ApprovalTerms) => void
  onClose: () => void
}

/**
 * Part of the pay, its reason, and a bonus. It sends nothing: the PIN follows. The reason that was typed stays on this device until the approval was
 * sent (`useApproval`), and is shown again with the part that it is about. Give it a `key` for each opening.
 */
export function TermsDialog({ open, place, terms, availableKobo, onChange, onClose }: TermsDialogProps) {
  const text = useTypedText('approval', place.id)
  const [initial] = useState(() => {
    const fromTerms = toTermsForm(terms)
    return text.read() === undefined ? fromTerms : { ...fromTerms, how: 'part' as const }
  })
  const form = useAppForm<TermsForm>({
    schema: termsRules(place.agreedKobo, availableKobo),
    initial,
    keeps: [{ path: 'reason', text }],
    order: ['how', 'payKobo', 'reason', 'bonusKobo'],
    send: async (values) => {
      if (values.how === 'whole') text.remove()
      onChange(toTerms(values))
    },
    readFailure: () => undefined,
  })
  const how = useWatch({ control: form.form.control, name: 'how' })
  return (
    <FormDialog
      form={form}
      open={open}
      title="Pay a part or add a bonus"
      description={`The agreed pay is ${formatNaira(place.agreedKobo)}.`}
      submitLabel="Continue"
      cancelLabel="Back"
      onClose={onClose}
    >
      <How agreedKobo={place.agreedKobo} />
      {how === 'part' && <Part />}
      <Bonus availableKobo={availableKobo} />
    </FormDialog>
  )
}

function How({ agreedKobo }: { agreedKobo: number }) {
  const field = useAppField<TermsForm, 'how'>('how')
  const options = [
    { value: 'whole' as const, label: `The whole pay, ${formatNaira(agreedKobo)}` },
    {
      value: 'part' as const,
      label: 'A part of it',
      description: 'The rest comes back to your wallet when the Gig ends.',
    },
  ]
  return (
    <RadioGroup
      {...field}
      label="Pay"
      options={options}
      onChange={({ target }) => field.onChange(findOptionValue(options, target.value) ?? 'whole')}
    />
  )
}

function Part() {
  const pay = useAppField<TermsForm, 'payKobo'>('payKobo')
  const reason = useAppField<TermsForm, 'reason'>('reason')
  return (
    <>
      <MoneyField {...moneyProps(pay)} label="You pay" required />
      <Textarea
        {...reason}
        label="Reason"
        description="The worker reads it."
        required
        size="sm"
        limit={longestPartReason}
      />
    </>
  )
}

function Bonus({ availableKobo }: { availableKobo: number | undefined }) {
  const bonus = useAppField<TermsForm, 'bonusKobo'>('bonusKobo')
  return (
    <MoneyField
      {...moneyProps(bonus)}
      label="Bonus"
      optional
      description={
        availableKobo === undefined
          ? 'From your wallet, without commission.'
          : `From your wallet, without commission. ${formatNaira(availableKobo)} available.`
      }
    />
  )
}
