import { useState } from 'react'
import { formFailure } from '@/api/client/form-failure.ts'
import { useImageUpload } from '@/api/client/use-image-upload.ts'
import type { Profile } from '@/api/contract/schemas/company.ts'
import { profileForm, type ProfileForm } from '@/api/contract/schemas/profile-form.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { PhoneField } from '@/design-system/components/PhoneField/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { FormSection } from '@/shared/form/form-section.tsx'
import { phoneProps } from '@/shared/form/phone-value.ts'
import { PictureField } from '@/shared/form/picture-field.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { useSaveProfile } from '../data/use-save-profile.ts'
import { profileFields, profileFormOf } from '../model/profile-form.ts'

/** The form of the person. Only changed fields are sent; saving stays on the page. */
export function ProfileEditor({ profile }: { profile: Profile }) {
  const initial = profileFormOf(profile)
  const [isUploading, setUploading] = useState(false)
  const uploadPhoto = useImageUpload('profile')
  const form = useAppForm<ProfileForm>({
    schema: profileForm,
    initial,
    order: profileFields,
    send: useSaveProfile(initial),
    readFailure: formFailure,
  })
  return (
    <AppForm
      form={form}
      failureTitle="Your profile was not saved"
      actions={
        <Actions dock>
          <WriteButton
            type="submit"
            variant="active"
            loading={form.isSending || isUploading}
            loadingLabel={isUploading ? 'Uploading your photo' : 'Saving'}
          >
            Save changes
          </WriteButton>
        </Actions>
      }
    >
      <FormSection title="Your details">
        <PictureField
          label="Photo"
          shape="circle"
          upload={uploadPhoto}
          failure="Your photo was not uploaded. Save without it or try again."
          onUploading={setUploading}
        />
        <Columns template="equal" space={3} align="start" collapseBelow="tablet">
          <NameField path="firstName" label="First name" autoComplete="given-name" />
          <NameField path="lastName" label="Last name" autoComplete="family-name" />
        </Columns>
        <Phone />
      </FormSection>
      <FormSection title="Sign-in" action={<ContactSupport topic="account" subject="Change my email" size="sm" />}>
        <Email address={profile.email ?? ''} />
      </FormSection>
    </AppForm>
  )
}

interface NameFieldProps {
  path: 'firstName' | 'lastName'
  label: string
  autoComplete: string
}

function NameField({ path, label, autoComplete }: NameFieldProps) {
  const name = useAppField<ProfileForm, typeof path>(path)
  return <TextField {...name} label={label} required autoComplete={autoComplete} />
}

function Phone() {
  const phone = useAppField<ProfileForm, 'phone'>('phone')
  return <PhoneField {...phoneProps(phone)} label="Phone" optional />
}

/** The address of the account, which only support can change: it is where codes are sent. */
function Email({ address }: { address: string }) {
  return (
    <TextField
      label="Email"
      type="email"
      value={address}
      readOnly
      autoComplete="off"
      message="Contact support to change your email."
      tone="neutral"
    />
  )
}
