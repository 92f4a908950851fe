import { useId } from 'react'
import { joinIds } from '../../../lib/pass-through.ts'
import { hasContent } from './FieldMessage.tsx'
import { type LooseFieldProps } from './field-props.ts'

/** Returns the ids that connect a field's texts with its control, and the control's ARIA attributes. */
export function useField(
  { id, message, tone = 'danger', description, required, describedBy }: LooseFieldProps,
  invalid = false,
) {
  const ownId = useId()
  const messageId = `${ownId}message`
  const descriptionId = `${ownId}description`
  return {
    controlId: id ?? ownId,
    labelId: `${ownId}label`,
    messageId,
    descriptionId,
    /** The message first, because it is the text that changes. */
    describedBy: joinIds(hasContent(message) && messageId, hasContent(description) && descriptionId, describedBy),
    invalid: invalid || (hasContent(message) && tone === 'danger') || undefined,
    required: (required !== undefined && required !== false) || undefined,
  }
}
