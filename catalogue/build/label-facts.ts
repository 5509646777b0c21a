import type { FormKit } from '../kit/form-kits.ts';
import type { BrandSeed } from '../kit/seed.ts';
import type { Random } from './random.ts';

/** The facts the law requires on a label, in the format of real numbers. All of them are invented. */
export interface LabelFacts {
  filingNumber: string | null;
  producer: string;
  producerAddress: string;
  productionLicence: string | null;
}

const CITIES = [
  ['上海', '沪', '上海市奉贤区', '东方美谷大道'],
  ['广州', '粤', '广东省广州市白云区', '北太路'],
  ['杭州', '浙', '浙江省杭州市余杭区', '文一西路'],
  ['苏州', '苏', '江苏省苏州市吴中区', '天灵路'],
] as const;

export function labelFacts(brand: BrandSeed, kit: FormKit, random: Random): LabelFacts {
  const [city, plate, district, road] = random.pick(CITIES);
  const isImported = !brand.origin.startsWith('中国');
  const year = random.whole(2021, 2026);
  const serial = String(random.whole(100_000, 999_999));
  return {
    filingNumber: filingNumber(kit, { plate, isImported, year, serial }),
    producer: isImported
      ? `${brand.en} Laboratories（${brand.origin}）`
      : `${brand.cn}（${city}）生物科技有限公司`,
    producerAddress: isImported ? brand.origin : `${district}${road} ${random.whole(8, 999)} 号`,
    productionLicence: licence(kit, { plate, year, serial, isImported }),
  };
}

interface Numbered {
  plate: string;
  isImported: boolean;
  year: number;
  serial: string;
}

/**
 * Ordinary cosmetics have a filing number, special ones (sunscreen, hair dye) a registration number, other products
 * neither.
 */
function filingNumber(kit: FormKit, { plate, isImported, year, serial }: Numbered): string | null {
  if (kit.kind === 'special-cosmetic')
    return isImported ? `国妆特进字${year}${serial.slice(0, 4)}` : `国妆特字${year}${serial.slice(0, 4)}`;
  if (kit.kind === 'cosmetic')
    return isImported ? `国妆网备进字（沪）${year}${serial}` : `${plate}G妆网备字${year}${serial}`;
  return null;
}

function licence(kit: FormKit, { plate, year, serial, isImported }: Numbered): string | null {
  if (kit.kind === 'food') return `SC1063101${year}${serial.slice(0, 5)}`;
  if (kit.kind === 'tool') return null;
  return isImported
    ? '境外生产，境内责任人：花容（上海）化妆品零售有限公司'
    : `${plate}妆${year}${serial.slice(0, 4)}`;
}
