import { useId } from 'react'
import { joinIds } from '../../../lib/pass-through.ts'
import { hasContent } from './FieldMessage.tsx'
import { type LooseFieldProps } from './field-props.ts'

/** The ids that tie a field's words to its control, and what the control says about itself. */
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
    /** The message first: it is what has changed. */
    describedBy: joinIds(hasContent(message) && messageId, hasContent(description) && descriptionId, describedBy),
    invalid: invalid || (hasContent(message) && tone === 'danger') || undefined,
    required: (required !== undefined && required !== false) || undefined,
  }
}
