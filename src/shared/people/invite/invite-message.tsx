import { longestNoteToWorker } from '@/api/contract/limits.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'

/** What the form of an invitation holds. */
export type InviteForm = { message: string }

/** The words that go with an invitation. */
export function InviteMessage() {
  const field = useAppField<InviteForm, 'message'>('message')
  return <Textarea {...field} label="Message" optional size="sm" limit={longestNoteToWorker} />
}
