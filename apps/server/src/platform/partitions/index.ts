export {
  addMonthPartitions,
  listMonthPartitions,
  listPartitionedTables,
  type MonthPartition,
} from './month-partitions.ts';
export { partitionFamilies } from './partition-families.ts';
