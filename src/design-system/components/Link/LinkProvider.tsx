import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react'

/** What a link component of a router must take: the props of an anchor, with an address. */
export type LinkComponentProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

function PlainAnchor({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor)

/** Says once, at the root of the app, how internal links navigate. Without it a link is a plain anchor. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link of whatever router the app uses; for components that look like something else, such as `ButtonLink`. */
export function InternalLink(props: LinkComponentProps) {
  return createElement(use(LinkContext), props)
}
