import { Bleed } from '@/design-system/components/Bleed/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { paths } from '@/shared/paths.ts'
import { updatedPassword as copy } from '../copy.ts'
import { AuthPage } from '../parts/auth-page.tsx'

/** End of a password reset (spec S2-26). */
export function UpdatedPasswordScreen() {
  return (
    <AuthPage
      picture={
        // The drawing is narrower than its box by this much, so its left edge aligns with the text.
        <Bleed horizontal={4}>
          <SuccessIllustration />
        </Bleed>
      }
      title={copy.title}
      intro={copy.intro}
    >
      <ButtonLink href={paths.root} size="lg" fullWidth>
        {copy.submit}
      </ButtonLink>
    </AuthPage>
  )
}
