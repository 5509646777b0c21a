export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar.tsx';
export { AlertHost } from './AlertBox/AlertHost.tsx';
export { type AlertTexts, type ConfirmTexts, showAlert, showConfirm } from './AlertBox/alert-store.ts';
export { SkipLink } from './Assistive/SkipLink.tsx';
export { VisuallyHidden } from './Assistive/VisuallyHidden.tsx';
export { Breadcrumbs, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { type ButtonKind, type ButtonLook, type ButtonSize, buttonClass } from './Button/button-class.ts';
export {
  Chip,
  ChipLink,
  type ChipProps,
  ChipRow,
  RemovableChip,
  type RemovableChipProps,
} from './Chip/Chip.tsx';
export { Checkbox, type CheckboxProps } from './Choice/Checkbox.tsx';
export { Radio, type RadioProps } from './Choice/Radio.tsx';
export { Switch, type SwitchProps } from './Choice/Switch.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { countdownText } from './Countdown/countdown-text.ts';
export { Coupon } from './Coupon/Coupon.tsx';
export type { CouponFace, CouponProps } from './Coupon/coupon-props.ts';
export type { CouponState } from './Coupon/coupon-states.ts';
export { classNames } from './class-names.ts';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { enterSheet } from './Dialog/sheet-history.ts';
export { useModal } from './Dialog/use-modal.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { Select, type SelectOption, type SelectProps } from './Field/Select.tsx';
export { TextArea, type TextAreaProps } from './Field/TextArea.tsx';
export { Icon, type IconProps, type IconSize } from './Icon/Icon.tsx';
export type { IconName } from './Icon/icon-paths.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Logo } from './Logo/Logo.tsx';
export { isNarrow, isPhone, PHONE } from './media.ts';
export { Notice, type NoticeProps, type NoticeTone } from './Notice/Notice.tsx';
export { Packshot, type PackshotImage, type PackshotProps } from './Packshot/Packshot.tsx';
export { isDeep, PIGMENTS, type Pigment } from './Packshot/pigments.ts';
export { Pager, type PagerProps } from './Pager/Pager.tsx';
export { Phrases } from './Phrases/Phrases.tsx';
export { MarketPrice, Price, type PriceProps } from './Price/Price.tsx';
export type { Amount } from './Price/price-parts.ts';
export { CardGrid, type CardGridProps } from './ProductCard/CardGrid.tsx';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProductCardSkeleton } from './ProductCard/ProductCardSkeleton.tsx';
export { QuickBar, QuickBarSpace } from './ProductCard/QuickBar.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper.tsx';
export { SectionHead, type SectionHeadProps } from './SectionHead/SectionHead.tsx';
export { SizeButton, type SizeButtonProps } from './SizeButton/SizeButton.tsx';
export { Loading, Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Stars } from './Stars/Stars.tsx';
export { Steps, type StepsProps } from './Steps/Steps.tsx';
export { Swatch, type SwatchProps } from './Swatch/Swatch.tsx';
export { SwatchDots } from './Swatch/SwatchDots.tsx';
export { TabLinks, type TabLinksProps } from './Tabs/TabLinks.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export {
  Flag,
  FlagImage,
  type FlagProps,
  StatusTag,
  type StatusTagProps,
  Tag,
  type TagProps,
  VipBadge,
} from './Tag/Tag.tsx';
export { Toast, ToastHost } from './Toast/Toast.tsx';
export { showToast } from './Toast/toast-store.ts';
