-- Reads all products without keeping anyone from writing.
alter table product validate constraint product_tested_figures_check;
