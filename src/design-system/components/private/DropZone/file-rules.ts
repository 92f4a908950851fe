import { formatBytes } from '../../../lib/format-bytes.ts'

/** Which files may be chosen. */
export interface FileKinds {
  /** MIME types ('image/png', 'image/*') and extensions ('.pdf'). */
  types: readonly string[]
  /** The readable form: 'PDF, JPG or PNG'. */
  label: string
}

export interface FileRules {
  accept?: FileKinds | undefined
  /** In bytes. A file of exactly this size is accepted. */
  maxSize?: number | undefined
}

/** Whether one of the types matches the file's MIME type, or its extension where the browser knows no type. */
export function isOfKind(file: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return types.some((kind) => {
    const wanted = kind.toLowerCase()
    if (wanted.startsWith('.')) return name.endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

interface FileRuleLabels {
  wrongType: (label: string) => string
  tooLarge: (size: string) => string
  empty: string
}

/** Returns the message why a file is rejected; undefined when it is accepted. */
export function whyRejected(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileRules,
  labels: FileRuleLabels,
): string | undefined {
  if (accept !== undefined && !isOfKind(file, accept.types)) return labels.wrongType(accept.label)
  if (maxSize !== undefined && file.size > maxSize) return labels.tooLarge(formatBytes(maxSize))
  return file.size === 0 ? labels.empty : undefined
}
