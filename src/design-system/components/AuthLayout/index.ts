export { AuthLayout, panelSides, type AuthLayoutProps, type PanelSide } from './AuthLayout.tsx'
