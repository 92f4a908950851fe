import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { companyForm, type CompanyForm } from '@/api/contract/schemas/company-form.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { businessChanges, businessFields, businessFormOf } from '../model/business-form.ts'
import { BusinessFields } from './business-fields.tsx'
import { WorkerView } from './worker-view.tsx'

interface BusinessFormProps {
  /** What is stored; undefined while there is no business yet. */
  business: CompanyProfile | undefined
  /** The employer's own email, suggested while the business has none. */
  accountEmail: string
  /** Where saving and 'Skip for now' lead; without it, saving stays on the page, and nothing can be skipped. */
  leadsTo?: { readonly next: string; readonly skip: string } | undefined
}

/** The form of the business with the card of how workers see it (docs/product/business-profile.md). Only changed fields are sent. */
export function BusinessForm({ business, accountEmail, leadsTo }: BusinessFormProps) {
  const navigate = useNavigate()
  /** What was stored when the form opened, or by its last save: the changes are counted from it. */
  const stored = useRef(business)
  const [isUploading, setUploading] = useState(false)
  const save = useApiMutation(company.updateCompanyProfile, { success: 'Business profile saved' })
  const initial = businessFormOf(business)
  const form = useAppForm<CompanyForm>({
    schema: companyForm,
    initial: { ...initial, email: initial.email || accountEmail },
    order: businessFields,
    send: async (values) => {
      const body = businessChanges(values, stored.current)
      if (Object.keys(body).length > 0) stored.current = await save.mutateAsync({ body })
    },
    readFailure: formFailure,
    onSaved: () => leadsTo && navigate(leadsTo.next),
  })
  const preview = <WorkerView id={business?.id ?? ''} />
  return (
    <AppForm
      form={form}
      aside={preview}
      failureTitle="Your business profile was not saved"
      actions={
        <Actions dock>
          {leadsTo && (
            <ButtonLink variant="outline" href={leadsTo.skip}>
              Skip for now
            </ButtonLink>
          )}
          <WriteButton
            type="submit"
            variant="active"
            loading={form.isSending || isUploading}
            loadingLabel={isUploading ? 'Uploading your logo' : 'Saving'}
          >
            Save profile
          </WriteButton>
        </Actions>
      }
    >
      <Hidden from="desktop">{preview}</Hidden>
      <BusinessFields storedIndustry={initial.industry} onUploading={setUploading} />
    </AppForm>
  )
}
