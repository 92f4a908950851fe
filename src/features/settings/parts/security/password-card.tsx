import { Actions } from '@/design-system/components/Actions/index.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { useOpening } from '../../data/use-opening.ts'
import { PasswordForm } from './password-form.tsx'
import { SecurityCard } from './security-card.tsx'

/** The password, with the form that changes it. */
export function PasswordCard() {
  const { isOpen, opener, open, close } = useOpening()
  return (
    <SecurityCard
      title="Password"
      description="You sign in with it. A new password signs out every device but this one."
    >
      {isOpen ? (
        <PasswordForm onClose={close} />
      ) : (
        <Actions align="start">
          <WriteButton ref={opener} variant="outline" tone="primary" onClick={open}>
            Change password
          </WriteButton>
        </Actions>
      )}
    </SecurityCard>
  )
}
