export { drainToasts, toast, toastTones, type ToastOptions, type ToastSink, type ToastTone } from './toast.ts'
export { Toaster } from './Toaster.tsx'
export { ToastCard } from './ToastCard.tsx'
