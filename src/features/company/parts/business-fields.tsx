import { useImageUpload } from '@/api/client/use-image-upload.ts'
import { longestAbout } from '@/api/contract/limits.ts'
import type { CompanyForm } from '@/api/contract/schemas/company-form.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { PhoneField } from '@/design-system/components/PhoneField/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { AddressFields } from '@/shared/form/address-fields.tsx'
import { FormSection } from '@/shared/form/form-section.tsx'
import { phoneProps } from '@/shared/form/phone-value.ts'
import { PictureField } from '@/shared/form/picture-field.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { industryOptions } from '../model/business-form.ts'

interface BusinessFieldsProps {
  /** The industry that is stored: one that is not among the choices stays one. */
  storedIndustry: string
  /** Called when the logo's upload starts and when it has ended. */
  onUploading: (isUploading: boolean) => void
}

/** The fields of the business in their four parts (docs/product/business-profile.md). */
export function BusinessFields({ storedIndustry, onUploading }: BusinessFieldsProps) {
  const uploadLogo = useImageUpload('company')
  return (
    <>
      <FormSection title="Business">
        <PictureField
          label="Logo"
          shape="square"
          upload={uploadLogo}
          failure="Your logo was not uploaded. Save without it or try again."
          onUploading={onUploading}
        />
        <Business storedIndustry={storedIndustry} />
      </FormSection>
      <FormSection title="Contact">
        <Contact />
      </FormSection>
      <FormSection title="Address">
        <Address />
      </FormSection>
      <FormSection title="Registration">
        <Registration />
      </FormSection>
    </>
  )
}

function Business({ storedIndustry }: { storedIndustry: string }) {
  const name = useAppField<CompanyForm, 'companyName'>('companyName')
  const industry = useAppField<CompanyForm, 'industry'>('industry')
  const about = useAppField<CompanyForm, 'about'>('about')
  return (
    <>
      <TextField {...name} label="Company name" required autoComplete="organization" />
      <Select
        {...industry}
        label="Industry"
        required
        placeholder="Select an industry"
        options={industryOptions(storedIndustry)}
      />
      <Textarea
        {...about}
        label="About"
        optional
        limit={longestAbout}
        description="What you do and what it is like to work with you."
      />
    </>
  )
}

function Contact() {
  const phone = useAppField<CompanyForm, 'phone'>('phone')
  const email = useAppField<CompanyForm, 'email'>('email')
  const website = useAppField<CompanyForm, 'website'>('website')
  return (
    <>
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <PhoneField {...phoneProps(phone)} label="Phone" required />
        <TextField {...email} label="Email" required type="email" inputMode="email" autoComplete="email" />
      </Columns>
      <TextField
        {...website}
        label="Website"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="ekoevents.ng"
      />
    </>
  )
}

function Address() {
  const street = useAppField<CompanyForm, 'address.street'>('address.street')
  const city = useAppField<CompanyForm, 'address.city'>('address.city')
  const state = useAppField<CompanyForm, 'address.state'>('address.state')
  return <AddressFields street={street} city={city} state={state} isOwn />
}

function Registration() {
  const rcNumber = useAppField<CompanyForm, 'rcNumber'>('rcNumber')
  const tin = useAppField<CompanyForm, 'tin'>('tin')
  return (
    <Columns template="equal" space={3} align="start" collapseBelow="tablet">
      <TextField
        {...rcNumber}
        label="CAC number"
        optional
        autoComplete="off"
        spellCheck={false}
        description="Printed on your receipts."
        placeholder="RC1234567"
      />
      <TextField
        {...tin}
        label="TIN"
        optional
        autoComplete="off"
        spellCheck={false}
        description="Your tax identification number."
      />
    </Columns>
  )
}
