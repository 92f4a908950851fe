import { type FileRuleLabels } from '../private/DropZone/index.ts'

/** The built-in texts of a file upload. */
export interface FileUploadLabels extends FileRuleLabels {
  /** The action of the button, for several files and for one. */
  choose: (multiple: boolean) => string
  drop: (multiple: boolean) => string
  upTo: (size: string, multiple: boolean) => string
  atMost: (count: number) => string
  tooMany: (count: number) => string
  duplicate: string
  waiting: string
  uploading: (share: number | undefined) => string
  uploaded: string
  failed: string
  retry: string
  retryFile: (name: string) => string
  remove: (name: string) => string
  removed: (name: string) => string
  progress: (name: string) => string
  /** Announced when it changes. A count of zero is left out. */
  summary: (count: { pending: number; done: number; failed: number; rejected: number }) => string
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

export const fileUploadLabels: FileUploadLabels = {
  choose: (multiple) => (multiple ? 'Choose files' : 'Choose a file'),
  drop: (multiple) => (multiple ? 'or drop them here' : 'or drop it here'),
  upTo: (size, multiple) => (multiple ? `up to ${size} each` : `up to ${size}`),
  atMost: (count) => `at most ${files(count)}`,
  wrongType: (label) => `File must be ${label}`,
  tooLarge: (size) => `File must not be larger than ${size}`,
  empty: 'File is empty',
  tooMany: (count) => `At most ${files(count)}. Remove one to add another`,
  duplicate: 'This file is already in the list',
  waiting: 'Waiting',
  uploading: (share) => (share === undefined ? 'Uploading' : `Uploading, ${Math.round(share * 100)}%`),
  uploaded: 'Uploaded',
  failed: 'Not uploaded',
  retry: 'Try again',
  retryFile: (name) => `Try again with ${name}`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  progress: (name) => `Uploading ${name}`,
  summary: ({ pending, done, failed, rejected }) =>
    [
      pending > 0 && `Uploading ${files(pending)}`,
      done > 0 && `${files(done)} uploaded`,
      failed > 0 && `${files(failed)} not uploaded`,
      rejected > 0 && `${files(rejected)} rejected`,
    ]
      .filter(Boolean)
      .join(', '),
}
