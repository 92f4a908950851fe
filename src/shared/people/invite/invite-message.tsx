import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { longestMessage } from './invite-rules.ts'

interface InviteMessageProps {
  value: string
  onChange: (text: string) => void
}

/** The words that go with an invitation. */
export function InviteMessage({ value, onChange }: InviteMessageProps) {
  return (
    <Textarea
      label="Message"
      optional
      size="sm"
      limit={longestMessage}
      value={value}
      message={
        value.trim().length > longestMessage ? `Message must be at most ${longestMessage} characters` : undefined
      }
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
