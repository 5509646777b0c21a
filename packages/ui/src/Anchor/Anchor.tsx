import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type AnchorProps = ComponentProps<'a'> & {
  /** Where the link leads. */
  href: string;
};

const PlainAnchor = (props: AnchorProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

interface LinkProviderProps {
  /** The application's own link, which moves between pages without loading a new document. */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Lets every link inside a primitive (cards, pager, breadcrumbs …) use the router, which this package does not know. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
);

export function Anchor(props: AnchorProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
