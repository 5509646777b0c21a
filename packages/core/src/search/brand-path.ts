/** `/brand/{brandNameEn without spaces}-{brandId}/`: the specification fixes this URL. */
export const brandPath = ({ brandId, brandNameEN }: { brandId: string; brandNameEN: string }): string =>
  `/brand/${encodeURIComponent(brandNameEN.replace(/\s+/g, ''))}-${brandId}/`;
