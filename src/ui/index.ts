// The entry for components of section types, `site-from-json/ui`: shared components, and the props of a section. With the types of what Vite
// lets components import besides code: styles, pictures, and the variables of `.env`.
/// <reference types="vite/client" preserve="true" />
/// <reference path="./icon-modules.d.ts" preserve="true" />

export type { FooterProps, HeaderProps, SectionProps, SiteData } from '../pages/page-data.ts';
export { Actions } from './Actions.tsx';
export { Address } from './Address.tsx';
export { Announcement } from './Announcement.tsx';
export { useIsCentered, useStyleAlone } from './align.ts';
export { BranchLinks } from './BranchLinks.tsx';
export { CardGrid } from './CardGrid.tsx';
export { ClickToLoad } from './ClickToLoad.tsx';
export { ContactMethods, LabeledEntry } from './ContactMethods.tsx';
export { Dialog } from './Dialog.tsx';
export { dateFormat, dayOf, listFormat, numberFormat, percentFormat, unitFormat } from './date-format.ts';
export { Day, Facts } from './Facts.tsx';
export { Film, Transcript } from './Film.tsx';
export { FormCard, halfField } from './form/FormCard.tsx';
export { FormFields } from './form/FormFields.tsx';
export { groupsOf } from './groups-of.ts';
export { Icon } from './Icon.tsx';
export { IntroColumn } from './IntroColumn.tsx';
export { IntroText, useStackAlign } from './IntroText.tsx';
export { ItemCards } from './ItemCards.tsx';
export { titleId } from './ids.ts';
export { openDialog, turnToDialog } from './invoke.ts';
export { LineIcon } from './LineIcon.tsx';
export { LinkCard } from './LinkCard.tsx';
export { Logo } from './Logo.tsx';
export { LogoGrid } from './LogoGrid.tsx';
export { MarkdownBlocks } from './MarkdownBlocks.tsx';
export { openMail } from './mail.ts';
export { Motif, Paper, Stages, useHasMotif } from './motif/Motif.tsx';
export { PersonCard } from './PersonCard.tsx';
export { PictureView } from './PictureView.tsx';
export { Prose } from './Prose.tsx';
export { useSite } from './Providers.tsx';
export { sizesForHeight, sizesInFrame } from './picture-sizes.ts';
export { ScrollableTable } from './ScrollableTable.tsx';
export { SectionEnd } from './SectionEnd.tsx';
export { levelBelow, SectionIntro } from './SectionIntro.tsx';
export { SocialLinks } from './SocialLinks.tsx';
export { TabPanels } from './TabPanels.tsx';
export { Tags } from './Tags.tsx';
export { TextContents } from './TextContents.tsx';
export { TwoColumns } from './TwoColumns.tsx';
