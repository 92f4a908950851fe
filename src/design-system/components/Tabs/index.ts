export { tabActivations, Tabs, type TabActivation, type TabItem, type TabsProps } from './Tabs.tsx'
