export { DropZone } from './DropZone.tsx'
export { type FileKinds, type FileRules, type FileRuleLabels, whyRejected } from './file-rules.ts'
export { runUpload, type UploadControl, type UploadOutcome, type UploadProgress } from './run-upload.ts'
