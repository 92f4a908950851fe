export { Notice, noticeSizes, noticeTones, type NoticeProps, type NoticeSize, type NoticeTone } from './Notice.tsx'
