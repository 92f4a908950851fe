import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { paths } from '@/domain/paths.ts'
import { updatedPassword as copy } from '../copy.ts'
import { AuthPage } from '../parts/auth-page.tsx'

/** End of a password reset (section 2). */
export function UpdatedPasswordScreen() {
  return (
    <AuthPage picture={<SuccessIllustration />} title={copy.title} intro={copy.intro}>
      <ButtonLink href={paths.root} size="lg" fullWidth>
        {copy.submit}
      </ButtonLink>
    </AuthPage>
  )
}
