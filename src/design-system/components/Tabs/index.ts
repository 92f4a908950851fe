export { tabActivations, Tabs, type TabActivation, type TabsProps } from './Tabs.tsx'
export { type TabItem } from './tab-item.ts'
